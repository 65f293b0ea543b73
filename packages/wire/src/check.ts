import { fail, ok, type Result } from '@threefold-games/core';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Checks what somebody sent. Apart from the schemas, since it makes code, which the web app's pages may not. */
export type Check<T> = (value: unknown) => Result<T>;

/** Takes a value just as the schema wants it; nothing is added, dropped or converted. The fault's detail says where it does not fit. */
export const checkOf = <S extends TSchema>(schema: S): Check<Static<S>> => {
  const compiled = Compile(schema);
  return value => (compiled.Check(value) ? ok(value) : misfit(compiled.Errors(value)));
};

/** The same for what can only be written as text, such as the parameters of an address: numbers and switches are read first. */
export const checkTextOf = <S extends TSchema>(schema: S): Check<Static<S>> => {
  const compiled = Compile(schema);
  return text => {
    const value = compiled.Convert(text);
    return compiled.Check(value) ? ok(value) : misfit(compiled.Errors(value));
  };
};

const misfit = ([first]: readonly { readonly instancePath: string; readonly message: string }[]): Result<never> =>
  fail('http.input', first ? `${first.instancePath} ${first.message}`.trim() : '');
