import { data } from 'react-router';

export function loader() {
  throw data({ detail: 'La pagina che cerchi non esiste.' }, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
