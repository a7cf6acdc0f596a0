import type { EndOfWorld } from './end-world.ts';
import type { EntryKind } from './journal.ts';
import type { Round } from './rounds.ts';
import type { World } from './world.ts';

/** What a part of a run came to. */
export type Figures = {
  rounds: number;
  /** Rounds in which something was ended as `kill -9` does, and how many processes were. */
  kills: number;
  processes: number;
  byFault: Record<string, number>;
  acknowledged: Partial<Record<EntryKind, number>>;
  unknown: number;
  byStatus: Record<string, number>;
  /** Of what is wrong, how often each kind of it is. */
  lost: number;
  overlaps: number;
  serverErrors: number;
  /** All of it in words, with the fault after which it was seen first. */
  faults: string[];
  exits: number;
  slowestRestart: number;
  medianRestart: number;
  slowest503: number;
  repeatedMails: number;
  stuckHolds: number;
  unfinishedJobs: number;
  filesWithoutRow: number;
  rowsWithoutFile: number;
  unfinishedFiles: number;
  checkedBlocks: number;
};

export type FiguresBook = {
  addRound(round: Round): void;
  addBlocks(broken: string[] | null): void;
  addWorld(world: World, end: EndOfWorld): void;
  read(): Figures;
};

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

function addTo<Key extends string>(counts: Partial<Record<Key, number>>, key: Key, count: number): void {
  counts[key] = (counts[key] ?? 0) + count;
}

const startingWith = (words: readonly string[], start: string) => words.filter((each) => each.startsWith(`${start}:`));

function wordsOf(end: EndOfWorld): string[] {
  const { stuckHolds, unfinishedJobs, wrongRefunds, filesWithoutRow, rowsWithoutFile, unfinishedFiles } = end;
  return [
    ...(stuckHolds > 0 ? [`${stuckHolds} holds outlive their time`] : []),
    ...(unfinishedJobs > 0 ? [`${unfinishedJobs} jobs do not end`] : []),
    ...wrongRefunds.map((about) => `refund: ${about}`),
    ...filesWithoutRow.map((name) => `a file without a row: ${name}`),
    ...rowsWithoutFile.map((name) => `a row without its file: ${name}`),
    ...unfinishedFiles.map((name) => `left behind: ${name}`),
  ];
}

const nothing = (): Figures => ({
  rounds: 0,
  kills: 0,
  processes: 0,
  byFault: {},
  acknowledged: {},
  unknown: 0,
  byStatus: {},
  lost: 0,
  overlaps: 0,
  serverErrors: 0,
  faults: [],
  exits: 0,
  slowestRestart: 0,
  medianRestart: 0,
  slowest503: 0,
  repeatedMails: 0,
  stuckHolds: 0,
  unfinishedJobs: 0,
  filesWithoutRow: 0,
  rowsWithoutFile: 0,
  unfinishedFiles: 0,
  checkedBlocks: 0,
});

function addAnswers(figures: Figures, { journal, sender: { counts }, mail }: World): void {
  for (const [kind, outcomes] of journal.counts()) {
    addTo(figures.acknowledged, kind, outcomes.ok ?? 0);
    figures.unknown += outcomes.unknown ?? 0;
  }
  for (const [status, count] of Object.entries(counts.byStatus)) addTo(figures.byStatus, status, count);
  figures.serverErrors += counts.failures.length;
  figures.slowest503 = hundredths(Math.max(figures.slowest503, counts.slowest503));
  figures.repeatedMails += mail.repeated();
}

function addEnd(figures: Figures, end: EndOfWorld): void {
  figures.stuckHolds += end.stuckHolds;
  figures.unfinishedJobs += end.unfinishedJobs;
  figures.filesWithoutRow += end.filesWithoutRow.length;
  figures.rowsWithoutFile += end.rowsWithoutFile.length;
  figures.unfinishedFiles += end.unfinishedFiles.length;
  figures.faults.push(...wordsOf(end));
}

export function createFigures(): FiguresBook {
  const restarts: number[] = [];
  /** What was lost stays lost: each round finds it again. */
  const seen = new Set<string>();
  const figures = nothing();
  return {
    addRound({ fault, killed, restarts: seconds, exits, faults }) {
      figures.rounds += 1;
      figures.kills += killed > 0 ? 1 : 0;
      figures.processes += killed;
      figures.exits += exits;
      addTo(figures.byFault, fault, 1);
      restarts.push(...seconds);
      const fresh = faults.filter((words) => !seen.has(words));
      for (const words of fresh) seen.add(words);
      figures.lost += startingWith(fresh, 'lost').length;
      figures.overlaps += startingWith(fresh, 'overlaps').length;
      figures.faults.push(...fresh.map((words) => `${fault}: ${words}`));
      if (exits > 0) figures.faults.push(`${fault}: ${exits} portals ended by themselves`);
    },
    addBlocks(broken) {
      figures.checkedBlocks += broken === null ? 0 : 1;
      figures.faults.push(...(broken ?? []).map((about) => `amcheck: ${about}`));
    },
    addWorld(world, end) {
      addAnswers(figures, world);
      addEnd(figures, end);
    },
    read() {
      const sorted = restarts.toSorted((one, other) => one - other);
      figures.slowestRestart = hundredths(sorted.at(-1) ?? 0);
      figures.medianRestart = hundredths(sorted[Math.floor(sorted.length / 2)] ?? 0);
      return figures;
    },
  };
}
