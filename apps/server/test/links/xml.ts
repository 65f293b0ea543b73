/** An element of XML: what is in it, and its text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: XmlElement[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

const read = (text: string): string => {
  if (/[<>]/.test(text)) throw new Error(`a bare sign: ${text}`);
  return text.replace(/&([^;]*;?)/g, (_, name: string) => {
    const sign = ENTITIES[name.replace(/;$/, '')];
    if (!name.endsWith(';') || sign === undefined) throw new Error(`no entity: &${name}`);
    return sign;
  });
};

const attributesOf = (text: string): Record<string, string> => {
  const left = text.replace(/\s+[\w:-]+="[^"<]*"/g, '').trim();
  if (left !== '') throw new Error(`no attribute: ${left}`);
  const found = [...text.matchAll(/([\w:-]+)="([^"<]*)"/g)].map(([, name, value]) => [name!, read(value!)] as const);
  if (new Set(found.map(([name]) => name)).size < found.length) throw new Error(`twice the same attribute: ${text}`);
  return Object.fromEntries(found);
};

/** Reads a file of XML without comments and such; throws where it is not well-formed. */
export const wellFormed = (text: string): XmlElement => {
  const body = text.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '').trim();
  const root: XmlElement = { name: '', attributes: {}, inside: [], text: '' };
  const open = [root];
  for (const [, close, name = '', attributes = '', single, words] of body.matchAll(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)|./gs,
  )) {
    const here = open.at(-1)!;
    if (words !== undefined) here.text += read(words);
    else if (name === '') throw new Error('a bare sign');
    else if (close) {
      if (open.pop()!.name !== name) throw new Error(`not open: ${name}`);
    } else {
      const element = { name, attributes: attributesOf(attributes), inside: [], text: '' };
      here.inside.push(element);
      if (!single) open.push(element);
    }
  }
  if (open.length !== 1 || root.inside.length !== 1 || root.text.trim() !== '')
    throw new Error('not one whole element');
  return root.inside[0]!;
};
