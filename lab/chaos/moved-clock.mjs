// Preload of a portal that sets its clock CHAOS_CLOCK_AHEAD_MS milliseconds ahead. The clock of the database is not
// changed.
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
