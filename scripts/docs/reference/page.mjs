// A page of the reference as Markdown: what a package exports, by way in and kind, each with its types and what it says of itself.
import { ReflectionKind } from 'typedoc';
import { firstSentence, summaryOf } from './comments.mjs';
import { inOrder, memberTexts, signatureText, typeParametersText, typeText } from './types.mjs';

/** A function as it was written: most are constants whose type is nothing but a signature. */
const signaturesOf = ({ kind, signatures, type }) => {
  if (kind === ReflectionKind.Function) return signatures;
  if (kind !== ReflectionKind.Variable || type?.type !== 'reflection' || type.declaration.children) return undefined;
  return type.declaration.signatures;
};

const KINDS = [
  ['Functions', item => signaturesOf(item) !== undefined],
  ['Classes', ({ kind }) => kind === ReflectionKind.Class],
  ['Types', ({ kind }) => kind === ReflectionKind.Interface || kind === ReflectionKind.TypeAlias],
  ['Constants', item => item.kind === ReflectionKind.Variable && signaturesOf(item) === undefined],
];

/** What an export says of itself. */
export const aboutOf = item => summaryOf(item) || summaryOf(signaturesOf(item)?.[0] ?? {});

const declarationOf = item => (item.kind === ReflectionKind.Reference ? item.getTargetReflectionDeep() : item);

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Code with a link for each name that stands in the reference; `link` knows where. */
const linked = (text, link) =>
  escaped(text).replaceAll(/(?<![\w$'`.-])[A-Z][\w$]*(?![\w$'`-])/g, name => {
    const to = link(name);
    return to === undefined ? name : `<a href="${to}">${name}</a>`;
  });

const block = (text, link) => `<pre><code>${linked(text, link)}</code></pre>`;

const writeMembers = (members, link) =>
  inOrder(members)
    .filter(({ flags, name }) => !flags.isPrivate && !flags.isProtected && !flags.isExternal && name !== 'constructor')
    .flatMap(member => memberTexts(member).map(each => ({ ...each, isStatic: member.flags.isStatic })))
    .map(({ text, about, isStatic }) => {
      const code = `<code>${isStatic ? 'static ' : ''}${linked(text.replace(/^readonly /, ''), link).replaceAll(/\n\s*/g, ' ')}</code>`;
      return `- ${code}${about && `<br>\n  ${about}`}`;
    })
    .join('\n');

const HERITAGE = { extendedTypes: 'extends', implementedTypes: 'implements' };

const writeItem = (item, link) => {
  const { name, kind, typeParameters, children = [] } = item;
  const about = aboutOf(item);
  const parts = about === '' ? [] : [about];
  // What it calls its own types means nothing elsewhere.
  const parameters = [typeParameters, ...(signaturesOf(item) ?? []).map(signature => signature.typeParameters)];
  const hidden = new Set([name, ...parameters.flatMap((each = []) => each.map(parameter => parameter.name))]);
  const own = other => (hidden.has(other) ? undefined : link(other));
  const signatures = signaturesOf(item);
  if (signatures) parts.unshift(block(signatures.map(signature => signatureText(signature, name)).join('\n'), own));
  else if (kind === ReflectionKind.TypeAlias)
    parts.unshift(block(`type ${name}${typeParametersText(typeParameters)} = ${typeText(item.type)}`, own));
  else if (kind === ReflectionKind.Variable) parts.unshift(block(`const ${name}: ${typeText(item.type)}`, own));
  else {
    const heritage = Object.entries(HERITAGE)
      // One that narrows a type of its own name has all of it here.
      .map(([field, word]) => [word, (item[field] ?? []).filter(type => type.name !== name)])
      .filter(([, types]) => types.length > 0)
      .map(([word, types]) => ` ${word} ${types.map(typeText).join(', ')}`)
      .join('');
    const head = `${kind === ReflectionKind.Class ? 'class' : 'interface'} ${name}${typeParametersText(typeParameters)}${heritage}`;
    const make = children.find(child => child.kind === ReflectionKind.Constructor)?.signatures ?? [];
    const makers = make.map(signature => signatureText({ parameters: signature.parameters }, `new ${name}`));
    parts.unshift(block([head, ...makers].join('\n'), own));
    parts.push(writeMembers(children, own));
  }
  return [`### ${name}`, ...parts.filter(part => part !== '')].join('\n\n');
};

/** What is exported by a way, by kind. */
const groupsOf = items => KINDS.map(([title, is]) => [title, items.filter(is)]).filter(([, found]) => found.length > 0);

/** The file of the way in that an export belongs to. */
const fileOf = item => (item.kind === ReflectionKind.Module ? item.sources[0].fileName : fileOf(item.parent));

/** The sections of a page, each heading with the export that it is about: what links are found by. What no page in `shown` has is described here. */
export const outline = ({ ways }, types, shown) =>
  ways.map(([way, file]) => {
    const { inside } = types.get(file);
    const exported = types.get(file).exported.map(item => {
      const declaration = declarationOf(item);
      return shown.includes(fileOf(declaration)) ? item : declaration;
    });
    const own = [...groupsOf(exported), ...(inside.length > 0 ? [['Types that are not exported', inside]] : [])];
    return { way, own, again: exported.filter(({ kind }) => kind === ReflectionKind.Reference) };
  });

/** Every heading of a page in its order, with the export behind it. */
export const headings = (page, sections) => [
  { text: `@threefold-games/${page.file}` },
  ...sections.flatMap(({ way, own }) => [
    ...(sections.length > 1 ? [{ text: way }] : []),
    ...own.flatMap(([, items]) => items.map(item => ({ text: item.name, item }))),
  ]),
];

const listOf = (items, link) =>
  items
    .map(item => {
      const about = firstSentence(aboutOf(item));
      return `- [\`${item.name}\`](${link(item)})${about && `: ${about}`}`;
    })
    .join('\n');

const writeSection = ({ way, own, again }, isOnly, { link, linkTo }) => [
  ...(isOnly ? [] : [`## ${way}`]),
  ...own.flatMap(([title, items]) => [`**${title}**`, listOf(items, linkTo)]),
  ...(again.length > 0
    ? [`Exported again: ${again.map(item => `[\`${item.name}\`](${linkTo(declarationOf(item)) ?? '#'})`).join(', ')}.`]
    : []),
  ...own.flatMap(([, items]) => items.map(item => writeItem(item, link))),
];

/** `link` leads from this page to a type by its name, `linkTo` to an export. */
export const writePage = (page, sections, links) =>
  [
    `# @threefold-games/${page.file}`,
    page.about,
    ...sections.flatMap(section => writeSection(section, sections.length === 1, links)),
  ]
    .join('\n\n')
    .concat('\n');
