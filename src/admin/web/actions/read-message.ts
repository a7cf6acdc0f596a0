/** The sentence with which a call of the panel says what it has done (`message` of its answer). */
export function readMessage(answer: unknown): string {
  const { message } = answer as { message: string };
  return message;
}
