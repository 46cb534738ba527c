import type { calls } from '@portal/contract/students';
import type { Area } from '../../area.ts';
import { studentsRoutes } from './students.routes.ts';

export const students = {
  routes: ({ sessions }) => studentsRoutes(sessions),
} satisfies Area<typeof calls>;
