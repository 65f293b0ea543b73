"""What there is in the open corpus: python examples/read_corpus.py"""

from threefold import Corpus
from threefold.corpus import GAMES


def main():
    corpus = Corpus()
    for game in GAMES:
        plays, perfts, puzzles = (list(read(game)) for read in (corpus.plays, corpus.perft, corpus.puzzles))
        steps = sum(len(play.record.steps) for play in plays)
        themes = {theme for puzzle in puzzles for theme in puzzle.themes}
        print(f"{game}: {len(plays)} games of {steps} steps, {len(list(corpus.refusals(game)))} refusals")
        print(f"  {len(perfts)} perft tables, the longest counts {max(max(perft.counts) for perft in perfts):,} sequences")
        print(f"  {len(puzzles)} puzzles of {len(themes)} themes, rated {min(p.rating for p in puzzles)} to {max(p.rating for p in puzzles)}")
        print(f"  levels from {corpus.ratings(game)[0]} to {corpus.ratings(game)[-1]} Elo")
    values = [value for value in corpus.seat_values() if value["seats"] == 2]
    best = min(values, key=lambda value: abs(value["shares"][0] - 0.5))
    print(f"the evenest game for two: {best['game']}, {best['shares'][0]:.1%} for the first seat")


if __name__ == "__main__":
    main()
