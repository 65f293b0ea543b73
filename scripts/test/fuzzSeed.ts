import fc from 'fast-check';

/** Property tests draw the same inputs every time; `FUZZ_SEED=7 npm run unit` draws others. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20261115) });
