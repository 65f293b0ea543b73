"""Writes down what a net says here about positions of recorded games, to be said again by the TypeScript evaluator:

    python -m training.golden tzaar games/tzaar/bot/weights/tzaar-big.net

The result goes to games/<game>/test/net.golden.json, under the name of the weights file. TALUVA_WINDOW=30 TALUVA_TOKENS=400 lets
Taluva's net see all of wide lands, as it does in TypeScript.
"""

import argparse
import importlib
import json
import re
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from training import games, records, weights

LEAST = 0.01
"""Steps that are less likely are left out."""


def in_lines(golden: dict) -> str:
    """As the project's formatter writes it: lists of numbers stay on one line."""
    text = re.sub(r"e-0(\d)", r"e-\1", json.dumps(golden, indent=2, sort_keys=True))
    return re.sub(r"\[\s+([-\de.,\s]+?)\s+\]", lambda found: f"[{' '.join(found[1].split())}]", text) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--every", type=int, default=29, help="one of so many positions is taken")
    options = parser.parse_args()
    game = games.find(options.game)
    notation = importlib.import_module(f"training.notation.{options.game}")
    params = weights.read_params(options.weights)
    evaluate = jax.jit(lambda state: game.net.evaluate(params, state, jnp.float32))

    said = []
    count = 0
    for record in records.read(options.game, "games.play"):
        for made, state in notation.positions(record):
            count += 1
            if count % options.every:
                continue
            logits, log_shares = evaluate(state)
            likely = np.asarray(jax.nn.softmax(logits[0]))
            steps = {notation.write(state, int(a)): round(float(likely[a]), 6) for a in np.flatnonzero(likely >= LEAST)}
            seats = int(state["seats"][0])
            shares = [round(float(share), 6) for share in jnp.exp(log_shares[0, :seats])]
            said.append(dict(record=record.tags["Id"], after=made, shares=shares, steps=steps))
    path = records.VECTORS / options.game / "test" / "net.golden.json"
    golden = json.loads(path.read_text()) if path.exists() else {}
    golden[options.weights.name] = said
    path.write_text(in_lines(golden))
    print(f"{len(said)} of {count} positions written to {path.relative_to(records.VECTORS.parent)}")


if __name__ == "__main__":
    main()
