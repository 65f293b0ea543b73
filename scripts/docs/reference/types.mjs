// Types as text, in the way that TypeScript writes them.
import { ReflectionKind } from 'typedoc';
import { summaryOf } from './comments.mjs';

const WIDTH = 100;
const WORD = /^[A-Za-z_$][\w$]*$/;

const indented = text => text.replaceAll('\n', '\n  ');
/** On one line where there is room, else each on its own. */
const listed = (open, parts, close, before = '') => {
  const line = `${open}${parts.join(', ')}${close}`;
  if (!line.includes('\n') && before.length + line.length <= WIDTH) return line;
  return `${open}\n${parts.map(part => `  ${indented(part)},\n`).join('')}${close}`;
};

/** What stands between signs that bind closer than it does. */
const grouped = type =>
  ['union', 'intersection', 'conditional', 'typeOperator', 'query'].includes(type.type) || isFunction(type)
    ? `(${typeText(type)})`
    : typeText(type);
const isFunction = ({ type, declaration }) =>
  type === 'reflection' && declaration.signatures !== undefined && !declaration.children;

const WRITERS = {
  intrinsic: ({ name }) => name,
  literal: ({ value }) => (typeof value === 'string' ? `'${value}'` : String(value)),
  array: ({ elementType }) => `${grouped(elementType)}[]`,
  typeOperator: ({ operator, target }) => `${operator} ${target.type === 'array' ? typeText(target) : grouped(target)}`,
  union: ({ types }) => unionText(types.map(type => (isFunction(type) ? grouped(type) : typeText(type)))),
  intersection: ({ types }) => types.map(grouped).join(' & '),
  tuple: ({ elements }) => `[${elements.map(typeText).join(', ')}]`,
  namedTupleMember: ({ name, isOptional, element }) => `${name}${isOptional ? '?' : ''}: ${typeText(element)}`,
  rest: ({ elementType }) => `...${grouped(elementType)}`,
  optional: ({ elementType }) => `${grouped(elementType)}?`,
  query: ({ queryType }) => `typeof ${typeText(queryType)}`,
  indexedAccess: ({ objectType, indexType }) => `${grouped(objectType)}[${typeText(indexType)}]`,
  reference: ({ name, typeArguments = [] }) =>
    typeArguments.length === 0 || name === 'Uint8Array' ? name : `${name}<${typeArguments.map(typeText).join(', ')}>`,
  predicate: ({ name, asserts, targetType }) =>
    `${asserts ? 'asserts ' : ''}${name}${targetType ? ` is ${typeText(targetType)}` : ''}`,
  conditional: ({ checkType, extendsType, trueType, falseType }) =>
    `${grouped(checkType)} extends ${grouped(extendsType)} ? ${typeText(trueType)} : ${typeText(falseType)}`,
  inferred: ({ name }) => `infer ${name}`,
  mapped: ({ parameter, parameterType, nameType, templateType, readonlyModifier, optionalModifier }) => {
    const readonly = { '+': 'readonly ', '-': '-readonly ' }[readonlyModifier] ?? '';
    const optional = { '+': '?', '-': '-?' }[optionalModifier] ?? '';
    const as = nameType ? ` as ${typeText(nameType)}` : '';
    return `{ ${readonly}[${parameter} in ${typeText(parameterType)}${as}]${optional}: ${typeText(templateType)} }`;
  },
  templateLiteral: ({ head, tail }) =>
    `\`${head}${tail.map(([type, text]) => `\${${typeText(type)}}${text}`).join('')}\``,
  reflection: ({ declaration }) => objectText(declaration),
};

/** Types that the compiler spreads out where a field has them. */
const NAMED = [
  [`\`\${string}-\${number}.\${number}\` | \`\${string}-H.\${number}\``, 'RuleId'],
  ["'de' | 'en' | 'fr' | 'nl' | 'it' | 'es' | 'pl'", 'Lang'],
];

const unionText = parts => {
  const line = NAMED.reduce((text, [spread, name]) => text.replace(spread, name), parts.join(' | '));
  if (!line.includes('\n') && line.length <= WIDTH) return line;
  return `\n  | ${parts.map(part => indented(indented(part))).join('\n  | ')}`;
};

export const typeText = type => (WRITERS[type.type] ? WRITERS[type.type](type) : type.toString());

const isMethod = ({ kind }) => kind === ReflectionKind.Method || kind === ReflectionKind.Function;

const objectText = declaration => {
  const { signatures = [], children = [], indexSignatures = [] } = declaration;
  if (signatures.length === 1 && children.length === 0) return signatureText(signatures[0], '', ' => ');
  const members = [
    ...signatures.map(signature => signatureText(signature)),
    ...indexSignatures.map(
      ({ parameters, type }) => `[${parameters.map(parameterText).join(', ')}]: ${typeText(type)}`,
    ),
    ...inOrder(children).flatMap(memberTexts),
  ];
  if (members.length === 0) return '{}';
  const plain = members.map(member => (typeof member === 'string' ? { text: member, about: '' } : member));
  const isShort = plain.every(({ text, about }) => about === '' && !text.includes('\n'));
  const short = `{ ${plain.map(({ text }) => text).join('; ')} }`;
  if (isShort && short.length <= WIDTH) return short;
  return `{\n${plain.map(({ text, about }) => `${about && `  // ${about}\n`}  ${indented(text)};\n`).join('')}}`;
};

/** As they were declared. */
export const inOrder = children =>
  [...children].sort((a, b) => (a.sources?.[0]?.line ?? 0) - (b.sources?.[0]?.line ?? 0) || a.id - b.id);

/** A member of an object, each of its signatures by itself. */
export const memberTexts = member => {
  if (isMethod(member))
    return member.signatures.map(signature => ({
      text: signatureText(signature, nameOf(member) + (member.flags.isOptional ? '?' : '')),
      about: summaryOf(signature),
    }));
  if (member.getSignature || member.setSignature) {
    const about = summaryOf(member.getSignature ?? member.setSignature);
    const type = member.getSignature?.type ?? member.setSignature.parameters[0].type;
    return [{ text: `${member.setSignature ? '' : 'readonly '}${nameOf(member)}: ${typeText(type)}`, about }];
  }
  const readonly = member.flags.isReadonly ? 'readonly ' : '';
  const optional = member.flags.isOptional ? '?' : '';
  const type = member.type ? typeText(member.type) : 'unknown';
  return [{ text: `${readonly}${nameOf(member)}${optional}: ${type}`, about: summaryOf(member) }];
};

const nameOf = ({ name }) => (WORD.test(name) || name.startsWith('[') ? name : `'${name}'`);

const parameterText = ({ name, flags, type, defaultValue }) => {
  const optional = flags.isOptional || defaultValue !== undefined ? '?' : '';
  return `${flags.isRest ? '...' : ''}${/^(?:__namedParameters$|\{)/.test(name) ? 'options' : name}${optional}: ${typeText(type)}`;
};

export const typeParametersText = (parameters = []) =>
  parameters.length === 0
    ? ''
    : `<${parameters
        .map(
          ({ name, type, default: usual }) =>
            `${name}${type ? ` extends ${typeText(type)}` : ''}${usual ? ` = ${typeText(usual)}` : ''}`,
        )
        .join(', ')}>`;

export const signatureText = ({ parameters = [], typeParameters, type }, name = '', before = ': ') => {
  const head = `${name}${typeParametersText(typeParameters)}`;
  const result = type ? `${before}${typeText(type)}` : '';
  return `${head}${listed('(', parameters.map(parameterText), ')', head + result.split('\n')[0])}${result}`;
};
