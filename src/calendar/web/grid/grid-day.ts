/** How one day of the grid looks and is called. */
export type GridDay = {
  name: string;
  /** Of a neighbouring month. */
  isOut: boolean;
  isToday: boolean;
  isPast: boolean;
  isSelected: boolean;
  canSelect: boolean;
  isTabStop: boolean;
};
