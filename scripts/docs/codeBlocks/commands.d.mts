export declare const looksLike: (output: string, said: string) => boolean;
