export const gestisciBlog = 'Gestisci Blog';
export const partiDelBlog = 'Parti del blog';
export const riprova = 'Riprova';
