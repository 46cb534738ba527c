import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/surveyResults.ts';

export const texts: Texts<typeof spanish> = {
  edit: 'Edit the survey',
  counts: {
    title: 'Participation',
    answered: 'Finished answers',
    anonymous: 'Of these, anonymous',
    begun: 'Begun and not finished',
  },
  export: {
    csv: 'Export as CSV',
    xlsx: 'Export as Excel',
    note: 'Each line of the file is a complete answer, also of anonymous ones. An unusual combination may tell whose it is: don’t share it widely.',
  },
  hidden: {
    title: 'Anonymous answers aren’t shown yet',
    body: 'There are fewer than {{min}}. With so few, it could be guessed who answered what, so they’re in neither the results nor the files.',
    question:
      'Fewer than {{min}} people have answered this question anonymously: their answers are shown neither here nor in the files.',
  },
  none: {
    title: 'There are no results yet',
    body: 'Once someone finishes the survey, you’ll see here what was answered to each question.',
  },
  question: '{{place}}. {{text}}',
  answeredBy_one: '{{kind}} · answered by {{count}} person',
  answeredBy_other: '{{kind}} · answered by {{count}} people',
  caption: 'Answers to “{{text}}”',
  option: 'Answer',
  value: 'Value',
  range: '{{from}} to {{to}}',
  row: 'Row',
  count: 'People',
  percent: 'Percentage',
  cell: '{{count}} ({{percent}})',
  mean: 'Mean',
  median: 'Median',
  unanswered: 'Nobody has answered this question.',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  compare: {
    title: 'Comparison',
    description: 'The answers to one question, by degree or by what was answered to another.',
    by: 'Compare by',
    none: 'No comparison',
    degree: 'Degree',
    question: 'Question',
    hidden:
      'Some groups aren’t shown: those of fewer than {{min}} people, and those from which they could be worked out.',
    empty: 'There’s no group that can be shown.',
  },
  gone: {
    title: 'This survey no longer exists',
    body: 'Someone else may have deleted it.',
    back: 'See the surveys',
  },
};
