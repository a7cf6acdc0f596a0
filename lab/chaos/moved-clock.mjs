// Moves the clock of a portal process by `CHAOS_CLOCK_AHEAD_MS` milliseconds. The clock of the database is unaffected.
const ahead = Number(process.env.CHAOS_CLOCK_AHEAD_MS);
const RightDate = Date;

globalThis.Date = class Date extends RightDate {
  constructor(...args) {
    if (args.length === 0) super(RightDate.now() + ahead);
    else super(...args);
  }

  static now() {
    return RightDate.now() + ahead;
  }
};
