import { listSurveys } from '@portal/contract/surveys';
import { IconClipboardList } from '@tabler/icons-react';
import type { ManagedRecord } from '../../domain/managed/managed-record.ts';

export const surveyRecord = {
  name: 'survey',
  texts: 'surveyForm',
  icon: IconClipboardList,
  actedOn: 'encuesta',
  list: 'managedSurveys',
  new: 'newSurvey',
  listed: listSurveys,
} as const satisfies ManagedRecord;
