#!/usr/bin/env zsh
# Types a line and two tabs into an interactive zsh and ends when what is expected shows:
#   zsh -f complete.zsh SCRIPT LINE EXPECTED
zmodload zsh/zpty
export TERM=dumb COLUMNS=200
zpty z zsh -f -i
prepare() { zpty -w z "$1"; zpty -r -m z reply "*$2*" }
prepare 'PS1=; unsetopt zle_bracketed_paste prompt_sp; autoload -Uz compinit; compinit -D -u; print re''ady' ready
prepare "source $1; print so''urced" sourced
zpty -w -n z "$2"$'\t\t'
zpty -r -m z reply "*$3*"
zpty -d z
