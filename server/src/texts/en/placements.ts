import type { PlacementState } from '@portal/contract/placements';

/** What the portal writes of placements by itself. */
export const en = {
  yes: 'Yes',
  no: 'No',
  followUp: 'Follow-up document',
  fileName: 'placements',
  /** The last line of an export that has not all of them. */
  cut: 'There are more placements: this file has the newest {{numero}}. Use filters to export the rest.',
  columns: [
    'Number',
    'State',
    'Kind',
    'Student',
    'Identity number',
    'Degree',
    'Company',
    'Tax id',
    'Title',
    'First day',
    'Last day',
    'Hours',
    'Hours done',
    'Grant a month',
    'Host tutor',
    'Academic tutor',
    'Mark',
  ],
  states: {
    preparacion: 'Being prepared',
    lista: 'Ready',
    enCurso: 'Under way',
    finalizada: 'Finished',
    cerrada: 'Closed',
    renunciada: 'Given up',
    rescindida: 'Ended early',
  } satisfies Record<PlacementState, string>,
};
