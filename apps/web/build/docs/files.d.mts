export declare const docsFiles: (
  fonts: readonly (readonly [family: string, weights: string, url: string])[],
) => Map<string, string | Buffer>;
