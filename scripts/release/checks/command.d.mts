export declare const faultsOfCommand: (folder: string, version: string) => Promise<readonly string[]>;
