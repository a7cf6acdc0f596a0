import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChiSiamo } from './ChiSiamo.tsx';

function prefersReducedMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
}

function openCarousel(pictures: { posizione: number; url: string; didascalia: string }[] = []) {
  const regioni = [{ id: 9, nome: 'Toscana', codice: 'TOS', slug: 'toscana' }];
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ChiSiamo regioni={regioni} pictures={pictures} onOpenForm={() => {}} /> },
  ]);
  render(<Stub />);
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function shown(): string | undefined {
  const dots = screen.getAllByRole('button', { name: /^Vai alla foto/ });
  return dots
    .find((dot) => dot.getAttribute('aria-current') === 'true')
    ?.getAttribute('aria-label')
    ?.slice(14);
}

beforeEach(() => {
  vi.useFakeTimers();
  prefersReducedMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the carousel of 13 landscape photos', () => {
  test('shows a replaced photo with its caption, and the default photos at the other positions', () => {
    const url = '/foto/qL3vXk0aB9cD2eF4gH6iJ7-1600x900.webp';
    openCarousel([{ posizione: 2, url, didascalia: 'La casa di Anna a Pienza' }]);
    expect(screen.getByText('Illustrazione: Toscana')).toBeTruthy();
    press('Vai alla foto 2');
    expect(screen.getByText('La casa di Anna a Pienza')).toBeTruthy();
    expect(document.querySelector('.slides img.on')?.getAttribute('src')).toBe(url);
  });

  test('loads only the visible photo, its neighbours and the previously visible photo', () => {
    openCarousel();
    const pictures = () => [...document.querySelectorAll('.slides img')].map((picture) => picture.getAttribute('src'));
    expect(pictures()).toEqual(['/paesaggi/TOS-1600.webp', '/paesaggi/TAA-1600.webp', '/paesaggi/ABR-1600.webp']);
    press('Vai alla foto 7');
    const near = ['/paesaggi/LAZ-1600.webp', '/paesaggi/LIG-1600.webp', '/paesaggi/UMB-1600.webp'];
    expect(pictures()).toEqual(['/paesaggi/TOS-1600.webp', ...near]);
    expect(document.querySelector('.slides img.before')?.getAttribute('src')).toBe('/paesaggi/TOS-1600.webp');
    press('Foto successiva');
    expect(pictures()).not.toContain('/paesaggi/TOS-1600.webp');
  });

  test('advances by one photo every 5 s and wraps around in both directions', () => {
    openCarousel();
    expect(screen.getAllByRole('button', { name: /^Vai alla foto/ })).toHaveLength(13);
    wait(4999);
    expect(shown()).toBe('1');
    wait(1);
    expect(shown()).toBe('2');
    press('Vai alla foto 13');
    wait(5000);
    expect(shown()).toBe('1');
    press('Foto precedente');
    expect(shown()).toBe('13');
    press('Foto successiva');
    expect(shown()).toBe('1');
  });
});

test('the carousel requests photos wide enough to fill its height, because phones crop them to portrait format', () => {
  openCarousel([{ posizione: 2, url: '/foto/qL3vXk0aB9cD2eF4gH6iJ7-1600x1200.webp', didascalia: '' }]);
  const sizes = [...document.querySelectorAll('.slides img')].map((picture) => picture.getAttribute('sizes'));
  expect(sizes.slice(0, 2)).toEqual([
    'max(100vw, clamp(480px, 46vw, 660px) * 1.78)',
    'max(100vw, clamp(480px, 46vw, 660px) * 1.34)',
  ]);
});

test('if reduced motion is preferred, the carousel does not advance until the visitor starts it', () => {
  prefersReducedMotion(true);
  openCarousel();
  wait(20_000);
  expect(shown()).toBe('1');
  press('Riprendi');
  wait(5000);
  expect(shown()).toBe('2');
});
