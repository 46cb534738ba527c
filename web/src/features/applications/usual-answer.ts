/** Whether a company that usually answers within so many days has taken longer; `daysFromToday` of the day it was sent. */
export const takesLonger = (daysFromToday: number, usualDays: number): boolean => -daysFromToday > usualDays;
