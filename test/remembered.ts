/** The same function, asked once for each two objects: rules that take their time, of things that do not change. */
export function remembered<One extends object, Other extends object, Rest extends unknown[], Answer>(
  ask: (one: One, other: Other, ...rest: Rest) => Answer,
): typeof ask {
  const answers = new WeakMap<One, WeakMap<Other, { answer: Answer }>>();
  return (one, other, ...rest) => {
    const ofOne = answers.get(one) ?? new WeakMap<Other, { answer: Answer }>();
    answers.set(one, ofOne);
    const kept = ofOne.get(other) ?? { answer: ask(one, other, ...rest) };
    ofOne.set(other, kept);
    return kept.answer;
  };
}
