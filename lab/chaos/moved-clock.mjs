// Imported before a portal whose clock is wrong: by so many milliseconds as CHAOS_CLOCK_AHEAD_MS says. The database's clock is right.
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
