interface Links {
  link(to: string): string | undefined;
  image(to: string): string;
}

interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly html: string;
  readonly text: string;
}

export declare const renderMarkdown: (
  source: string,
  links: Links,
) => {
  readonly title: string;
  readonly lead: string;
  readonly headings: readonly Heading[];
  readonly html: string;
  readonly boards: readonly string[];
};
