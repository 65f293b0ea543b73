export declare const isBuilt: () => boolean;
export declare const ready: (options?: { readonly install?: boolean }) => void;
