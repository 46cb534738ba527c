import { type Named, text } from './text.ts';

interface EmployeeRange extends Named {
  readonly idRangoEmpleados: number;
}

export const employeeRanges: readonly EmployeeRange[] = [
  { idRangoEmpleados: 1, texts: text('De 1 a 9', 'D’1 a 9', '1 to 9') },
  { idRangoEmpleados: 2, texts: text('De 10 a 49', 'De 10 a 49', '10 to 49') },
  { idRangoEmpleados: 3, texts: text('De 50 a 249', 'De 50 a 249', '50 to 249') },
  { idRangoEmpleados: 4, texts: text('De 250 a 999', 'De 250 a 999', '250 to 999') },
  { idRangoEmpleados: 5, texts: text('1.000 o más', '1.000 o més', '1,000 or more') },
];
