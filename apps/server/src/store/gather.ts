interface Asked<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Answers what is asked with the same breath together, up to so many at once. `answer` has as many answers as questions, in their order. */
export const gather = <Question, Answer>(
  most: number,
  answer: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((question: Question) => Promise<Answer>) => {
  const asked: Asked<Question, Answer>[] = [];
  const answerSome = async (): Promise<void> => {
    const some = asked.splice(0, most);
    if (asked.length > 0) setImmediate(() => void answerSome());
    try {
      const answers = await answer(some.map(({ question }) => question));
      for (const [i, { resolve }] of some.entries()) resolve(answers[i]!);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  };
  return question =>
    new Promise((resolve, reject) => {
      if (asked.length === 0) setImmediate(() => void answerSome());
      asked.push({ question, resolve, reject });
    });
};
