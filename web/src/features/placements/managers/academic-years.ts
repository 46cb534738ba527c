/** The academic year ends on this day (3-domain, §2: 16 September to 15 September). */
const lastDay = '09-15';

/** The year in which the academic year of a day begins. */
const academicYear = (day: string): number => {
  const year = Number(day.slice(0, 4));
  return day.slice(5) > lastDay ? year : year - 1;
};

const earlierYears = 3;

/** Years in which the academic years begin that can be chosen: the next one, this one and some before. */
export const academicYears = (today: string): number[] =>
  Array.from({ length: earlierYears + 2 }, (_, place) => academicYear(today) + 1 - place);
