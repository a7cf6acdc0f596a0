import { redirect } from 'react-router';

export function goTo(path: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router redirects by a thrown response
  throw redirect(path);
}
