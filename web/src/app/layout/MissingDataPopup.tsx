import type { Answer } from '@portal/contract/endpoint';
import type { missingPersonalData } from '@portal/contract/missing-data';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/i18n.ts';
import { usePathTo } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import classes from './MissingDataPopup.module.css';

interface Props {
  campos: Answer<typeof missingPersonalData>['campos'];
  /** Not now. */
  onPutOff: () => void;
}

/** Names the personal data that are missing and leads to the CV. */
export default function MissingDataPopup({ campos, onPutOff }: Props) {
  const t = useTexts('popups');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  return (
    <ConfirmDialog
      opened
      urgency="portal"
      title={t('personal.title')}
      confirmLabel={t('personal.go')}
      cancelLabel={t('personal.later')}
      onConfirm={() => {
        onPutOff();
        navigate(`${pathTo('cv')}#personales`);
      }}
      onCancel={onPutOff}
    >
      <p>{t('personal.body')}</p>
      <ul className={classes.fields}>
        {campos.map((field) => (
          <li key={field}>{t(`personal.fields.${field}`)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
