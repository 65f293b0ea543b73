export declare const slugger: () => (heading: string) => string;
