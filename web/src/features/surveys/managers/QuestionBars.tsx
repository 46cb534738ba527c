import { Box, VisuallyHidden } from '@mantine/core';
import type { QuestionResults } from '@portal/contract/surveys';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from './managers.module.css';

interface Props {
  question: QuestionResults;
}

/** What was chosen, or what was given between which values, with how many and which part of all. */
export function QuestionBars({ question }: Props) {
  const t = useTexts('surveyResults');
  const { number, day } = useFormat();
  const { tipo, num, texto, respuestas, distribucion, media, mediana } = question;
  if (num === 0) return <Text dim>{t('unanswered')}</Text>;
  if (tipo === 'matriz') return <MatrixTable question={question} />;
  const write = (value: string) => (tipo === 'fecha' ? day(value) : number(Number(value)));
  const bars =
    tipo === 'una' || tipo === 'varias'
      ? respuestas.map((one) => ({ key: String(one.idRespuesta), label: one.texto, num: one.num }))
      : distribucion.map(({ desde, hasta, num: count }) => ({
          key: desde,
          label: desde === hasta ? write(desde) : t('range', { from: write(desde), to: write(hasta) }),
          num: count,
        }));
  return (
    <>
      {media !== null && mediana !== null && (
        <Box mb="sm">
          <Facts
            facts={[
              { label: t('mean'), value: number(media) },
              { label: t('median'), value: number(mediana) },
            ]}
          />
        </Box>
      )}
      <BarTable
        caption={t('caption', { text: texto })}
        head={t(tipo === 'una' || tipo === 'varias' ? 'option' : 'value')}
        bars={bars}
        total={num}
      />
    </>
  );
}

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly num: number;
}

function usePercent(total: number): (num: number) => string {
  const { number } = useFormat();
  return (num) => number(total === 0 ? 0 : num / total, { style: 'percent', maximumFractionDigits: 0 });
}

/** A table whose rows show their part of the whole as a bar. */
function BarTable(props: { caption: string; head: string; bars: readonly Bar[]; total: number }) {
  const { caption, head, bars, total } = props;
  const t = useTexts('surveyResults');
  const { number } = useFormat();
  const percent = usePercent(total);
  return (
    <table className={classes.bars}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" className={classes.chosen}>
            {head}
          </th>
          <Box component="th" scope="col" ta="end">
            {t('count')}
          </Box>
          <Box component="th" scope="col" ta="end">
            {t('percent')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, num }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <span className={classes.track} aria-hidden>
                <Box
                  component="span"
                  className={classes.bar}
                  w={`${total === 0 ? 0 : Math.min(100, (num / total) * 100)}%`}
                />
              </span>
            </th>
            <td>{number(num)}</td>
            <td>{percent(num)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MatrixTable({ question: { texto, filas } }: Props) {
  const t = useTexts('surveyResults');
  const caption = t('caption', { text: texto });
  const columns = filas[0]?.respuestas ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard
    <section className={classes.matrix} aria-label={caption} tabIndex={0}>
      <table className={classes.bars}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {columns.map(({ idRespuesta, texto: column }) => (
              <Box component="th" key={idRespuesta} scope="col" ta="end">
                {column}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(({ idFila, texto: row, respuestas }) => (
            <MatrixRow key={idFila} row={row} cells={respuestas} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MatrixRow({ row, cells }: { row: string; cells: QuestionResults['respuestas'] }) {
  const t = useTexts('surveyResults');
  const percent = usePercent(cells.reduce((sum, { num }) => sum + num, 0));
  return (
    <tr>
      <th scope="row">{row}</th>
      {cells.map(({ idRespuesta, num }) => (
        <td key={idRespuesta}>{t('cell', { count: num, percent: percent(num) })}</td>
      ))}
    </tr>
  );
}
