import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import classes from '../../agreements.module.css';
import { CommentList } from '../../reviews/CommentList.tsx';
import { useFormState } from '../form-context.ts';
import { type FormSection, sectionOfField } from '../values.ts';

/** What a manager found wrong with a section, and what a reviewer wrote beside it. */
export function Remarks({ section }: { section: FormSection }) {
  const t = useTexts('agreementForm');
  const { agreement } = useFormState();
  const { estado, versiones, revisiones, idConvenio } = agreement;
  const last = versiones.reduce<(typeof versiones)[number] | null>(
    (newest, one) => (newest === null || one.numVersion > newest.numVersion ? one : newest),
    null,
  );
  const reasons =
    estado === 'erroneo'
      ? (last?.motivos ?? []).filter(({ campo }) => sectionOfField[campo] === section)
      : [];
  const comments = revisiones.flatMap(({ comentarios, nombre }) =>
    comentarios
      .filter(({ campo, decision }) => sectionOfField[campo] === section && decision === null)
      .map((comment) => ({ ...comment, nombre })),
  );
  return (
    <>
      {reasons.length > 0 && (
        <Banner meaning="warning" title={t('toCorrect')}>
          <ul className={classes.list}>
            {reasons.map(({ campo, motivo }) => (
              <li key={`${campo} ${motivo}`}>{motivo}</li>
            ))}
          </ul>
        </Banner>
      )}
      {comments.length > 0 && <CommentList idConvenio={idConvenio} comments={comments} />}
    </>
  );
}
