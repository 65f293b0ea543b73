# A program that speaks the protocol up to its first turn, and misbehaves there as its first argument says.
misbehave() {
  case $1 in
    crash) printf 'out of \033ideas\n' >&2; exit 7 ;;
    illegal) echo 'bestturn A1xI9' ;;
    half) echo 'bestturn' ;;
    complain) echo 'error engine.tired I am tired.' ;;
  esac
}

while read -r line; do
  case $1:$line in
    mute:*) ;;
    *:threefold) echo ready ;;
    *:isready) echo readyok ;;
    *:go*) misbehave "$1" ;;
    *:quit) echo 'told to quit' > "$2"; exit ;;
  esac
done
