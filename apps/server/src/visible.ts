/** Whether there is anything to be seen: signs that leave a blank, or hang on a letter that is not there, are nothing. */
export const isVisible = (text: string): boolean =>
  /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** No script has more than five signs upon one letter: whoever writes a tower of them writes over what others wrote. */
export const withoutTowers = (text: string): string => text.replace(/(\p{M}{5})\p{M}+/gu, '$1');
