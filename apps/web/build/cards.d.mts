export declare const cardsIn: (lang: string) => Promise<string>;
