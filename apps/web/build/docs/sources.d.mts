export declare const root: string;
export declare const pages: () => ReadonlyMap<string, string>;
export declare const targetOf: (file: string, link: string) => string;
