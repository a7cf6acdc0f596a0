import { savedHomes } from './device-homes-store.ts';

const CARD_ID = /^casa-(\d+)$/;

function homeOf(element: Element): number | null {
  const id = CARD_ID.exec(element.closest('[id^="casa-"]')?.id ?? '')?.[1];
  return id === undefined ? null : Number(id);
}

const heartsIn = (root: HTMLElement) => root.querySelectorAll<HTMLButtonElement>('.strutture-heart');

function showHearts(root: HTMLElement): void {
  const saved = savedHomes.read();
  for (const heart of heartsIn(root)) {
    const isSaved = saved.includes(homeOf(heart) ?? 0);
    heart.disabled = false;
    heart.className = isSaved ? 'strutture-heart strutture-is-saved' : 'strutture-heart';
    heart.setAttribute('aria-pressed', String(isSaved));
    const icon = heart.querySelector('use');
    icon?.setAttribute('href', (icon.getAttribute('href') ?? '').replace(/#.*$/, isSaved ? '#heart-fill' : '#heart'));
  }
}

export function followHearts(root: HTMLElement): () => void {
  const show = () => showHearts(root);
  show();
  return savedHomes.subscribe(show);
}

export function toggleHeart(target: Element): boolean {
  const id = target.closest('.strutture-heart') === null ? null : homeOf(target);
  if (id !== null) savedHomes.change(id);
  return id !== null;
}
