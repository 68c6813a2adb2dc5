# Completions of keyline for bash: eval "$(keyline completions bash)"
_keyline() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
    local command="${COMP_WORDS[1]}"
    COMPREPLY=()
    if [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY=($(compgen -W "record check diff report runs show lint baseline accept scenarios config completions help" -- "$current"))
        return
    fi
    if [[ $command == baseline ]]; then
        if [[ $COMP_CWORD -eq 2 ]]; then
            COMPREPLY=($(compgen -W "set list log delete" -- "$current"))
            return
        fi
        command="baseline ${COMP_WORDS[2]}"
    fi
    case "$command:$previous" in
        "record:--recorder") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "record:--recorder-arg") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--run") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--only") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--offer") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--widths") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--sweep") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--height") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--option") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--engine-version") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--branch") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--commit") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--jobs") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--timeout") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--repeat") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--shard") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--package-path") COMPREPLY=($(compgen -d -- "$current")); return ;;
        "record:--baseline") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--by") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "record:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "record:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "record:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "check:--baseline") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--fail") COMPREPLY=($(compgen -W "changed failed added removed renamed unstable tolerated findings negotiation-only environment" -- "$current")); return ;;
        "check:--allow") COMPREPLY=($(compgen -W "overlap overflow over-offer root-overflow measure-place unplaced placed-twice non-finite negative-size invalid-frame contradictory-frame text-truncated text-clipped word-broken loop-diverging loop-oscillating loop-unsettled self-measuring never-shrinks viewport-short discontinuity measure-cost duplicate-identity" -- "$current")); return ;;
        "check:--budget") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--no-baseline") COMPREPLY=($(compgen -W "fail pass" -- "$current")); return ;;
        "check:--report") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--max-bytes") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--recorder") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "check:--recorder-arg") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--run") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--only") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--offer") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--widths") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--sweep") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--height") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--option") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--engine-version") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--branch") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--commit") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--jobs") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--timeout") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--repeat") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--shard") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--package-path") COMPREPLY=($(compgen -d -- "$current")); return ;;
        "check:--tolerance") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "check:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "check:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "check:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "diff:--only") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "diff:--tolerance") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "diff:--format") COMPREPLY=($(compgen -W "text json markdown html junit annotations" -- "$current")); return ;;
        "diff:-o") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "diff:--max-bytes") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "diff:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "diff:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "diff:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "report:--only") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "report:--tolerance") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "report:--format") COMPREPLY=($(compgen -W "text json markdown html junit annotations" -- "$current")); return ;;
        "report:-o") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "report:--max-bytes") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "report:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "report:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "report:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "runs:--limit") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "runs:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "runs:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "runs:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "show:--only") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "show:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "show:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "show:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "lint:--severity") COMPREPLY=($(compgen -W "note warning error" -- "$current")); return ;;
        "lint:--allow") COMPREPLY=($(compgen -W "overlap overflow over-offer root-overflow measure-place unplaced placed-twice non-finite negative-size invalid-frame contradictory-frame text-truncated text-clipped word-broken loop-diverging loop-oscillating loop-unsettled self-measuring never-shrinks viewport-short discontinuity measure-cost duplicate-identity" -- "$current")); return ;;
        "lint:--only") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "lint:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "lint:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "lint:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "baseline set:--by") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "baseline set:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "baseline set:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "baseline set:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "baseline list:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "baseline list:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "baseline list:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "baseline log:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "baseline log:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "baseline log:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "baseline delete:--by") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "baseline delete:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "baseline delete:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "baseline delete:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "accept:--baseline") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "accept:--only") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "accept:--cause") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "accept:--note") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "accept:--tolerance") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "accept:--by") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "accept:--db") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "accept:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "accept:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "scenarios:--recorder") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "scenarios:--recorder-arg") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "scenarios:--only") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "scenarios:--offer") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "scenarios:--widths") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "scenarios:--sweep") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "scenarios:--height") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "scenarios:--option") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "scenarios:--timeout") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "scenarios:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "scenarios:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "config:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "config:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "completions:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "completions:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
        "help:--config") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "help:--color") COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    esac
    case "$command" in
        "record") COMPREPLY=($(compgen -W "--recorder --recorder-arg --run --only --offer --widths --sweep --height --option --engine-version --branch --commit --jobs --timeout --repeat --shard --fail-fast --rerun-failed --package-path --baseline --by --strict --db --json --config --color --quiet --help" -- "$current")) ;;
        "check") COMPREPLY=($(compgen -W "--baseline --fail --allow --budget --no-baseline --report --max-bytes --recorder --recorder-arg --run --only --offer --widths --sweep --height --option --engine-version --branch --commit --jobs --timeout --repeat --shard --fail-fast --package-path --tolerance --require-same-environment --db --json --config --color --quiet --help" -- "$current")) ;;
        "diff") COMPREPLY=($(compgen -W "--only --tolerance --require-same-environment --allow-incomplete --format --json -o --max-bytes --db --config --color --quiet --help latest latest" -- "$current")) ;;
        "report") COMPREPLY=($(compgen -W "--only --tolerance --require-same-environment --allow-incomplete --format --json -o --open --max-bytes --db --config --color --quiet --help latest latest" -- "$current")) ;;
        "runs") COMPREPLY=($(compgen -W "--limit --db --json --config --color --quiet --help" -- "$current")) ;;
        "show") COMPREPLY=($(compgen -W "--only --failed --proposals --db --json --config --color --quiet --help latest" -- "$current")) ;;
        "lint") COMPREPLY=($(compgen -W "--severity --allow --only --db --json --config --color --quiet --help latest" -- "$current")) ;;
        "baseline set") COMPREPLY=($(compgen -W "--by --db --config --color --quiet --help latest" -- "$current")) ;;
        "baseline list") COMPREPLY=($(compgen -W "--db --json --config --color --quiet --help" -- "$current")) ;;
        "baseline log") COMPREPLY=($(compgen -W "--db --json --config --color --quiet --help" -- "$current")) ;;
        "baseline delete") COMPREPLY=($(compgen -W "--by --db --config --color --quiet --help" -- "$current")) ;;
        "accept") COMPREPLY=($(compgen -W "--baseline --only --cause --note --list --tolerance --by --db --json --config --color --quiet --help latest" -- "$current")) ;;
        "scenarios") COMPREPLY=($(compgen -W "--recorder --recorder-arg --only --offer --widths --sweep --height --option --timeout --json --config --color --quiet --help" -- "$current")) ;;
        "config") COMPREPLY=($(compgen -W "--json --config --color --quiet --help" -- "$current")) ;;
        "completions") COMPREPLY=($(compgen -W "--config --color --quiet --help bash zsh fish" -- "$current")) ;;
        "help") COMPREPLY=($(compgen -W "--config --color --quiet --help record check diff report runs show lint baseline accept scenarios config completions help selectors cases options configuration exit-codes stream" -- "$current")) ;;
    esac
}
complete -F _keyline keyline
