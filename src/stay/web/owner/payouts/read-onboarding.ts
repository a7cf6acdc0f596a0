/** The address in the answer of `onboardCall`. */
export function readOnboarding(answer: unknown): string {
  return (answer as { url: string }).url;
}
