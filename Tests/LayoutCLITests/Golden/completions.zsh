#compdef keyline
# Completions of keyline for zsh: keyline completions zsh > "${fpath[1]}/_keyline"
_keyline() {
    local -a commands
    commands=(
        'record:Record a run.'
        'check:Record, compare with the baseline, write reports, and decide.'
        'diff:Compare two runs: what changed, and why.'
        'compare:Compare two git revisions of a package.'
        'report:Write a report of a run, of a comparison, or of all runs.'
        'runs:List the runs, the newest first.'
        'show:Print a run, or one of its cases.'
        'history:Print what a case was, run by run.'
        'lint:List what is wrong in one run, no comparison needed.'
        'baseline:Set, list and delete baselines: names that point to runs.'
        'accept:Accept what changed since the baseline.'
        'scenarios:List the cases that would be recorded.'
        'export:Write a run as a stream, or a copy of the database.'
        'import:Read runs from recording streams.'
        'merge:Copy the runs of databases into one.'
        'prune:Remove runs that nothing needs, and give the space back.'
        'verify:Check every byte of the database against what was written.'
        'init:Add a recorder, a configuration and a CI workflow to a package.'
        'config:Print the settings in force, and why.'
        'completions:Print a shell'\''s completion script.'
        'help:Print help on a command or a topic.'
    )
    if (( CURRENT == 2 )); then
        _describe command commands
        return
    fi
    local command=$words[2]
    if [[ $command == baseline ]]; then
        if (( CURRENT == 3 )); then
            commands=(
                'set:Let a baseline point to a run; make it if there is none of the name.'
                'list:List the baselines.'
                'log:List how the baselines moved, the oldest first.'
                'delete:Delete a baseline; its run and its log stay.'
            )
            _describe command commands
            return
        fi
        command="$command $words[3]"
        (( CURRENT-- ))
        shift words
    fi
    (( CURRENT-- ))
    shift words
    case $command in
        ('record')
            _arguments \
                '--recorder[Record with this program, which writes the recording stream to standard output.]:EXE:_files' \
                '*--recorder-arg[An argument for the recorder, before all others.]:ARG: ' \
                '--run[Name the run.]:NAME: ' \
                '*--only[Only cases whose id matches; `*` crosses `/`.]:GLOB: ' \
                '*--offer[Offers instead of the standard ones\: 300x200,nilxnil,infx0.]:LIST: ' \
                '*--widths[Offers of these widths, such as 220,300.]:LIST: ' \
                '--sweep[Offers of every width from A to B, a point apart; A...B/STEP for another step.]:A...B: ' \
                '--height[The height offered with `--widths` and `--sweep`.]:H: ' \
                '*--option[Set an option of the engine; `keyline help options` lists them.]:KEY=VALUE: ' \
                '--engine-version[Record under this version of the engine.]:VERSION: ' \
                '--branch[The run'\''s branch.]:NAME: ' \
                '--commit[The run'\''s commit.]:HASH: ' \
                '--jobs[How many worker processes record.]:N: ' \
                '--timeout[How long one case may take.]:SECONDS: ' \
                '--repeat[Record every case N times, each in a process of its own; what differs is unstable.]:N: ' \
                '--shard[Record part I of N equal parts; `merge` joins them.]:I/N: ' \
                '--fail-fast[Stop at the first case that crashes, times out or fails a step.]' \
                '--rerun-failed[Record only the cases that failed in the latest run.]' \
                '--package-path[Keyline'\''s own package, against which SwiftUI source is built.]:DIR:_files -/' \
                '--baseline[Let this baseline point to the run when it is complete.]:NAME: ' \
                '--by[Who decides, for the baseline'\''s log.]:NAME: ' \
                '--strict[Exit with 1 when a case crashed, timed out or failed a step.]' \
                '--db[The database.]:FILE:_files' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:_files'
            ;;
        ('check')
            _arguments \
                '--baseline[The baseline\: a name, or a selector such as merge-base\:main.]:NAME: ' \
                '*--fail[What makes the check fail.]:LIST:(changed failed added removed renamed unstable tolerated findings negotiation-only environment)' \
                '*--allow[Finding rules that never decide.]:RULES:(overlap overflow over-offer root-overflow measure-place unplaced placed-twice non-finite negative-size invalid-frame contradictory-frame text-truncated text-clipped word-broken loop-diverging loop-oscillating loop-unsettled self-measuring never-shrinks viewport-short discontinuity measure-cost duplicate-identity)' \
                '*--budget[Allow N of a kind of --fail.]:KIND=N: ' \
                '--no-baseline[What to do without a baseline.]:WHAT:(fail pass)' \
                '*--report[Write a report\: text, json, markdown, html, junit, annotations (to standard output unless a file is given), or summary, which appends Markdown to the job summary of GitHub Actions.]:FORMAT[=FILE]: ' \
                '--max-bytes[The most bytes of Markdown.]:N: ' \
                '--recorder[Record with this program, which writes the recording stream to standard output.]:EXE:_files' \
                '*--recorder-arg[An argument for the recorder, before all others.]:ARG: ' \
                '--run[Name the run.]:NAME: ' \
                '*--only[Only cases whose id matches; `*` crosses `/`.]:GLOB: ' \
                '*--offer[Offers instead of the standard ones\: 300x200,nilxnil,infx0.]:LIST: ' \
                '*--widths[Offers of these widths, such as 220,300.]:LIST: ' \
                '--sweep[Offers of every width from A to B, a point apart; A...B/STEP for another step.]:A...B: ' \
                '--height[The height offered with `--widths` and `--sweep`.]:H: ' \
                '*--option[Set an option of the engine; `keyline help options` lists them.]:KEY=VALUE: ' \
                '--engine-version[Record under this version of the engine.]:VERSION: ' \
                '--branch[The run'\''s branch.]:NAME: ' \
                '--commit[The run'\''s commit.]:HASH: ' \
                '--jobs[How many worker processes record.]:N: ' \
                '--timeout[How long one case may take.]:SECONDS: ' \
                '--repeat[Record every case N times, each in a process of its own; what differs is unstable.]:N: ' \
                '--shard[Record part I of N equal parts; `merge` joins them.]:I/N: ' \
                '--fail-fast[Stop at the first case that crashes, times out or fails a step.]' \
                '--package-path[Keyline'\''s own package, against which SwiftUI source is built.]:DIR:_files -/' \
                '--tolerance[Differences up to this many points are tolerated.]:POINTS: ' \
                '--pixels[Compare frames aligned to device pixels, SCALE of them to a point.]:SCALE: ' \
                '--require-same-environment[Refuse to compare runs whose environments differ.]' \
                '--db[The database.]:FILE:_files' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('diff')
            _arguments \
                '*--only[Only cases whose id matches; `*` crosses `/`.]:GLOB: ' \
                '--tolerance[Differences up to this many points are tolerated.]:POINTS: ' \
                '--pixels[Compare frames aligned to device pixels, SCALE of them to a point.]:SCALE: ' \
                '--require-same-environment[Refuse to compare runs whose environments differ.]' \
                '--allow-incomplete[Compare runs that are incomplete too.]' \
                '*--allow[Finding rules that never decide.]:RULES:(overlap overflow over-offer root-overflow measure-place unplaced placed-twice non-finite negative-size invalid-frame contradictory-frame text-truncated text-clipped word-broken loop-diverging loop-oscillating loop-unsettled self-measuring never-shrinks viewport-short discontinuity measure-cost duplicate-identity)' \
                '--class[Only cases of these classes.]:LIST:(failed unstable added removed renamed changed tolerated negotiation-only unchanged)' \
                '--cause[Only the cases of this cause, by its number in the list, with its example.]:N: ' \
                '--case[Only this case, by its id, drawn as a tree.]:CASE: ' \
                '--format[The form of the result.]:FORMAT:(text json markdown html junit annotations)' \
                '--json[Print JSON, the same as `--format json`.]' \
                '-o[Write to FILE instead; `-` is standard output.]:FILE:_files' \
                '--max-bytes[The most bytes of Markdown.]:N: ' \
                '--db[The database.]:FILE:_files' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:(latest latest)'
            ;;
        ('compare')
            _arguments \
                '--product[The package'\''s executable that records.]:NAME: ' \
                '*--fail[What makes the check fail.]:LIST:(changed failed added removed renamed unstable tolerated findings negotiation-only environment)' \
                '*--allow[Finding rules that never decide.]:RULES:(overlap overflow over-offer root-overflow measure-place unplaced placed-twice non-finite negative-size invalid-frame contradictory-frame text-truncated text-clipped word-broken loop-diverging loop-oscillating loop-unsettled self-measuring never-shrinks viewport-short discontinuity measure-cost duplicate-identity)' \
                '*--budget[Allow N of a kind of --fail.]:KIND=N: ' \
                '*--report[Write a report\: text, json, markdown, html, junit, annotations (to standard output unless a file is given), or summary, which appends Markdown to the job summary of GitHub Actions.]:FORMAT[=FILE]: ' \
                '--max-bytes[The most bytes of Markdown.]:N: ' \
                '--tolerance[Differences up to this many points are tolerated.]:POINTS: ' \
                '--require-same-environment[Refuse to compare runs whose environments differ.]' \
                '*--only[Only cases whose id matches; `*` crosses `/`.]:GLOB: ' \
                '*--offer[Offers instead of the standard ones\: 300x200,nilxnil,infx0.]:LIST: ' \
                '*--widths[Offers of these widths, such as 220,300.]:LIST: ' \
                '--sweep[Offers of every width from A to B, a point apart; A...B/STEP for another step.]:A...B: ' \
                '--height[The height offered with `--widths` and `--sweep`.]:H: ' \
                '*--option[Set an option of the engine; `keyline help options` lists them.]:KEY=VALUE: ' \
                '--jobs[How many worker processes record.]:N: ' \
                '--timeout[How long one case may take.]:SECONDS: ' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('report')
            _arguments \
                '--site[Write a site\: every run, its changes, and the history of every case.]:DIR:_files -/' \
                '*--only[Only cases whose id matches; `*` crosses `/`.]:GLOB: ' \
                '--tolerance[Differences up to this many points are tolerated.]:POINTS: ' \
                '--pixels[Compare frames aligned to device pixels, SCALE of them to a point.]:SCALE: ' \
                '--require-same-environment[Refuse to compare runs whose environments differ.]' \
                '--allow-incomplete[Compare runs that are incomplete too.]' \
                '*--allow[Finding rules that never decide.]:RULES:(overlap overflow over-offer root-overflow measure-place unplaced placed-twice non-finite negative-size invalid-frame contradictory-frame text-truncated text-clipped word-broken loop-diverging loop-oscillating loop-unsettled self-measuring never-shrinks viewport-short discontinuity measure-cost duplicate-identity)' \
                '--format[The form of the result.]:FORMAT:(text json markdown html junit annotations)' \
                '--json[Print JSON, the same as `--format json`.]' \
                '-o[Write to FILE instead; `-` is standard output.]:FILE:_files' \
                '--open[Open the report in a browser.]' \
                '--max-bytes[The most bytes of Markdown.]:N: ' \
                '--db[The database.]:FILE:_files' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:(latest latest)'
            ;;
        ('runs')
            _arguments \
                '--limit[Show the newest N runs; 0 shows all.]:N: ' \
                '--db[The database.]:FILE:_files' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('show')
            _arguments \
                '*--only[Only cases whose id matches; `*` crosses `/`.]:GLOB: ' \
                '--failed[Only cases that crashed, timed out or failed a step.]' \
                '--proposals[Show every proposal, answer and placement of the case.]' \
                '--db[The database.]:FILE:_files' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:(latest)'
            ;;
        ('history')
            _arguments \
                '--good[Look for the first run after this one whose result differs from its.]:RUN: ' \
                '--bad[Where the look that --good asks for ends.]:RUN: ' \
                '--branch[Only runs of this branch.]:NAME: ' \
                '--db[The database.]:FILE:_files' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('lint')
            _arguments \
                '--severity[The lowest severity that is listed and decides.]:LEVEL:(note warning error)' \
                '*--allow[Finding rules that never decide.]:RULES:(overlap overflow over-offer root-overflow measure-place unplaced placed-twice non-finite negative-size invalid-frame contradictory-frame text-truncated text-clipped word-broken loop-diverging loop-oscillating loop-unsettled self-measuring never-shrinks viewport-short discontinuity measure-cost duplicate-identity)' \
                '*--only[Only cases whose id matches; `*` crosses `/`.]:GLOB: ' \
                '--db[The database.]:FILE:_files' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:(latest)'
            ;;
        ('baseline set')
            _arguments \
                '--by[Who decides, for the baseline'\''s log.]:NAME: ' \
                '--db[The database.]:FILE:_files' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:(latest)'
            ;;
        ('baseline list')
            _arguments \
                '--db[The database.]:FILE:_files' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('baseline log')
            _arguments \
                '--db[The database.]:FILE:_files' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('baseline delete')
            _arguments \
                '--by[Who decides, for the baseline'\''s log.]:NAME: ' \
                '--db[The database.]:FILE:_files' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('accept')
            _arguments \
                '--baseline[The baseline\: a name, or a selector such as merge-base\:main.]:NAME: ' \
                '*--only[Only cases whose id matches; `*` crosses `/`.]:GLOB: ' \
                '*--cause[Accept only the cases of this cause, by the id that JSON and reports print.]:ID: ' \
                '--note[Why, for the record.]:TEXT: ' \
                '--list[List what was accepted by content, and accept nothing.]' \
                '--withdraw[Take back what was accepted by content of the cases that --only names, and accept nothing.]' \
                '--tolerance[Differences up to this many points are tolerated.]:POINTS: ' \
                '*--allow[Finding rules that never decide.]:RULES:(overlap overflow over-offer root-overflow measure-place unplaced placed-twice non-finite negative-size invalid-frame contradictory-frame text-truncated text-clipped word-broken loop-diverging loop-oscillating loop-unsettled self-measuring never-shrinks viewport-short discontinuity measure-cost duplicate-identity)' \
                '--by[Who decides, for the baseline'\''s log.]:NAME: ' \
                '--db[The database.]:FILE:_files' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:(latest)'
            ;;
        ('scenarios')
            _arguments \
                '--recorder[Record with this program, which writes the recording stream to standard output.]:EXE:_files' \
                '*--recorder-arg[An argument for the recorder, before all others.]:ARG: ' \
                '*--only[Only cases whose id matches; `*` crosses `/`.]:GLOB: ' \
                '*--offer[Offers instead of the standard ones\: 300x200,nilxnil,infx0.]:LIST: ' \
                '*--widths[Offers of these widths, such as 220,300.]:LIST: ' \
                '--sweep[Offers of every width from A to B, a point apart; A...B/STEP for another step.]:A...B: ' \
                '--height[The height offered with `--widths` and `--sweep`.]:H: ' \
                '*--option[Set an option of the engine; `keyline help options` lists them.]:KEY=VALUE: ' \
                '--timeout[How long one case may take.]:SECONDS: ' \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('export')
            _arguments \
                '-o[Write to FILE instead; `-` is standard output.]:FILE:_files' \
                '--sqlite[Write a database, whatever the file is called.]' \
                '--db[The database.]:FILE:_files' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:(latest)'
            ;;
        ('import')
            _arguments \
                '--run[Name the run.]:NAME: ' \
                '--branch[The run'\''s branch.]:NAME: ' \
                '--commit[The run'\''s commit.]:HASH: ' \
                '--db[The database.]:FILE:_files' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:_files'
            ;;
        ('merge')
            _arguments \
                '--into[The database that takes the runs; it is made when it is not there.]:FILE:_files' \
                '--db[The database.]:FILE:_files' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:_files'
            ;;
        ('prune')
            _arguments \
                '--keep[Keep the newest N complete runs of every branch.]:N: ' \
                '--keep-days[Keep the runs of the last N days.]:N: ' \
                '--dry-run[Only say what would go.]' \
                '--db[The database.]:FILE:_files' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('verify')
            _arguments \
                '--db[The database.]:FILE:_files' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('init')
            _arguments \
                '--name[The recorder'\''s name.]:NAME: ' \
                '--url[Depend on Keyline by this address instead of by its place on this machine.]:URL: ' \
                '--from[With --url, the oldest version of Keyline.]:VERSION: ' \
                '--package-path[Keyline'\''s own package, against which SwiftUI source is built.]:DIR:_files -/' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('config')
            _arguments \
                '--json[Print JSON, the same as `--format json`.]' \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:'
            ;;
        ('completions')
            _arguments \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:(bash zsh fish)'
            ;;
        ('help')
            _arguments \
                '--config[The configuration file.]:FILE:_files' \
                '--color[Whether to colour what is printed.]:WHEN:(auto always never)' \
                '--quiet[Print results and errors, no prose or progress.]' \
                '--help[Print help on the command.]' \
                '*::argument:(record check diff compare report runs show history lint baseline accept scenarios export import merge prune verify init config completions help selectors cases options configuration exit-codes stream)'
            ;;
    esac
}
compdef _keyline keyline
