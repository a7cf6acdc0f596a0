// Preload (`node --import`) that fixes the time and the random numbers of the process.
const RightDate = Date;
const FROZEN_MS = RightDate.UTC(2026, 10, 21, 9);

globalThis.Date = class Date extends RightDate {
  constructor(...args) {
    if (args.length === 0) super(FROZEN_MS);
    else super(...args);
  }

  static now() {
    return FROZEN_MS;
  }
};

Math.random = () => 0.5;
