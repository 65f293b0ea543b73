export declare const withChecks: (text: string) => string;
