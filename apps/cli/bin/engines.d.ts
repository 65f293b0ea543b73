export declare const supportedRange: string;
export declare function satisfies(version: string, range?: string): boolean;
