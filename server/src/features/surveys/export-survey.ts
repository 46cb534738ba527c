import type { AnswerValue, LocalTexts, SurveyQuestion } from '@portal/contract/survey-rules';
import { type Cell, spreadsheet } from '../../files/spreadsheet.ts';
import type { Ctx } from '../../http/context.ts';
import { ca } from '../../texts/ca/surveys.ts';
import { en } from '../../texts/en/surveys.ts';
import { es } from '../../texts/es/surveys.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import type { ExportedResponse } from './results.queries.ts';

const textsOf = { es, ca, en };

interface Sheet {
  readonly rows: readonly ExportedResponse[];
  readonly questions: readonly SurveyQuestion[];
  /** The questions of which anonymous answers are left out. */
  readonly tooFew: readonly number[];
  readonly read: (texts: LocalTexts) => string;
  readonly formato: 'xlsx' | 'csv';
}

const isNumbers = (answer: AnswerValue): answer is readonly number[] => Array.isArray(answer);

function cellOf(question: SurveyQuestion, answer: AnswerValue | undefined, read: Sheet['read']): Cell {
  if (answer === undefined) return '';
  const optionOf = (id: number): string => {
    const option = question.respuestas.find(({ idRespuesta }) => idRespuesta === id);
    return option ? read(option.textos) : String(id);
  };
  if (isNumbers(answer)) return answer.map(optionOf).join(' | ');
  if (typeof answer === 'object') return '';
  return question.tipo === 'una' && typeof answer === 'number' ? optionOf(answer) : answer;
}

interface Column {
  readonly name: string;
  readonly cell: (response: ExportedResponse) => Cell;
}

/** The column of a question, or of each row of a matrix. */
function columnsOf(question: SurveyQuestion, read: Sheet['read']): Column[] {
  const key = question.idPregunta;
  if (question.tipo !== 'matriz')
    return [
      { name: read(question.textos), cell: ({ respuestas }) => cellOf(question, respuestas[key], read) },
    ];
  return question.filas.map(({ idFila, textos }) => ({
    name: `${read(question.textos)} – ${read(textos)}`,
    cell: ({ respuestas }) => {
      const answer = respuestas[key];
      if (answer === undefined || typeof answer !== 'object' || isNumbers(answer)) return '';
      const column = question.respuestas.find(({ idRespuesta }) => idRespuesta === answer[idFila]);
      return column ? read(column.textos) : '';
    },
  }));
}

/** A column without anonymous answers, which says so. */
const withoutAnonymous = ({ name, cell }: Column, note: string): Column => ({
  name: `${name} (${note})`,
  cell: (response) => (response.anonima ? '' : cell(response)),
});

/** Every answer in a line, with whose it is where that is known. */
export async function surveySheet(
  { rows, questions, tooFew, read, formato }: Sheet,
  { language, today }: Pick<Ctx, 'language' | 'today'>,
): Promise<{ nombre: string; bytes: Uint8Array }> {
  const words = textsOf[language];
  const { titulaciones } = catalogueIn(language);
  const degrees = new Map(titulaciones.map(({ idTitulacion, descripcion }) => [idTitulacion, descripcion]));
  const columns = questions.flatMap((question) => {
    const own = columnsOf(question, read);
    return tooFew.includes(question.idPregunta)
      ? own.map((column) => withoutAnonymous(column, words.tooFew))
      : own;
  });
  const isNamed = rows.some(({ anonima }) => !anonima);
  const whose = ({ anonima, nombre, practica, parte, titulacion }: ExportedResponse): Cell[] => [
    anonima ? words.anonymous : nombre,
    titulacion === null ? '' : (degrees.get(titulacion) ?? ''),
    practica ?? '',
    parte === null ? '' : words.parties[parte],
  ];
  const cells = rows.map((row) => [...(isNamed ? whose(row) : []), ...columns.map(({ cell }) => cell(row))]);
  const head = [...(isNamed ? words.columns : []), ...columns.map(({ name }) => name)];
  return {
    nombre: `${words.fileName}-${today()}.${formato}`,
    bytes: await spreadsheet(formato, head, cells),
  };
}
