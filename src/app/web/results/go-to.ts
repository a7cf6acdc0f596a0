import { redirect } from 'react-router';

export function goTo(path: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- in React Router, a thrown response redirects
  throw redirect(path);
}
