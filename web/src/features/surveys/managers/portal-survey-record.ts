import { listSurveys } from '@portal/contract/surveys';
import { IconClipboardList } from '@tabler/icons-react';
import type { ManagedRecord } from '../../../domain/managed/managed-record.ts';

export const portalSurveyRecord = {
  name: 'portalSurvey',
  texts: 'portalSurveyForm',
  icon: IconClipboardList,
  actedOn: 'encuesta',
  list: 'managedSurveys',
  new: 'newPortalSurvey',
  listed: listSurveys,
} as const satisfies ManagedRecord;
