import { useState } from 'react';
import { Received } from './Received.tsx';
import { StudentSignup } from './StudentSignup.tsx';

export default function RegisterStudent() {
  const [email, setEmail] = useState<string | null>(null);
  return email === null ? <StudentSignup onSent={setEmail} /> : <Received of="student" email={email} />;
}
