const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What no XML file may hold: signs that steer old machines, and halves of letters. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu;

/** A text as it stands in HTML and XML, between tags and in quotation marks. */
export const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, sign => ENTITIES[sign]!);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element: what is inside is markup already; attributes that are undefined are left out. */
export const element = (name: string, attributes: Attributes, inside = ''): string =>
  `${empty(name, attributes)}${inside}</${name}>`;

/** An element of XML that holds nothing. */
export const closed = (name: string, attributes: Attributes): string => empty(name, attributes).replace(/>$/, '/>');

/** An element of HTML that holds nothing, or the beginning of one that does. */
export const empty = (name: string, attributes: Attributes): string => {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escaped(String(value))}"`,
  );
  return `<${name}${written.join('')}>`;
};
