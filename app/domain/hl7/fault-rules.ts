/** The part of table 0357 (message error condition codes) that we report. */
export const errorConditions = {
  '100': 'Segment sequence error',
  '101': 'Required field missing',
  '102': 'Data type error',
  '103': 'Table value not found',
  '200': 'Unsupported message type',
  '201': 'Unsupported event code',
  '202': 'Unsupported processing id',
  '203': 'Unsupported version id',
  '205': 'Duplicate key identifier',
  '207': 'Application internal error',
} as const;

export type ErrorCondition = keyof typeof errorConditions;

/** An error means that a reader may misunderstand the message, so nobody stores it as a result. A warning is for the operator. */
type FaultSeverity = 'error' | 'warning';

type RuleRow = readonly [code: ErrorCondition, severity: FaultSeverity, sentence: string];

/** Every rule, with a constant sentence: a value of the patient cannot get into it. */
export const faultRules = {
  'message-too-large': ['207', 'error', 'The transmission is larger than 11 MiB.'],
  'batch-too-long': ['207', 'error', 'The batch has more than 2,000 messages.'],
  'too-many-segments': ['207', 'error', 'The message has more than 5,000 segments.'],
  'too-many-delimiters': ['207', 'error', 'The message has more than 500,000 delimiters and escape characters.'],
  'field-too-long': ['102', 'error', 'The field is longer than 64 KiB. Only the value of an OBX of type ED may be.'],
  'header-missing': ['100', 'error', 'The text does not begin with an MSH segment.'],
  'delimiters-invalid': [
    '102',
    'error',
    'MSH-1 and MSH-2 must be five different punctuation marks, and an optional sixth for truncation.',
  ],
  'line-not-a-segment': [
    '100',
    'error',
    'The line after this segment is not a segment. A line break inside a field must be sent as an escape sequence.',
  ],
  'charset-unsupported': ['103', 'error', 'The character set is not supported. Send UNICODE UTF-8, 8859/1, or ASCII.'],
  'charset-contradicted': ['103', 'warning', 'The bytes are not in the declared character set.'],
  'charset-assumed': [
    '101',
    'warning',
    'No character set is declared, and the bytes are not UTF-8. They were read as windows-1252.',
  ],
  'byte-order-mark': ['102', 'warning', 'A byte order mark precedes the message.'],
  'nul-characters': ['102', 'warning', 'The transmission contained NUL characters, which were removed.'],
  'leading-junk': ['100', 'warning', 'Bytes that are no segment precede the first header.'],
  'batch-count-differs': ['100', 'warning', 'The trailer states another number of messages than the batch contains.'],
  'message-type-unsupported': ['200', 'error', 'Only ORU messages are accepted.'],
  'event-unsupported': ['201', 'error', 'Only the event R01 is accepted.'],
  'event-missing': ['101', 'warning', 'The message type has no event. It was read as R01.'],
  'processing-id-unsupported': ['202', 'error', 'The processing id must be P, T, or D.'],
  'version-unknown': ['203', 'warning', 'The version is none of 2.2 to 2.8.'],
  'control-id-missing': [
    '101',
    'error',
    'The message control id is missing, so a repeated message cannot be recognized.',
  ],
  'message-time-missing': [
    '101',
    'warning',
    'The message has no readable time, so older and newer messages cannot be ordered.',
  ],
  'patient-missing': ['101', 'error', 'No PID segment precedes the orders.'],
  'identifier-missing': ['101', 'error', 'The patient has no identifier.'],
  'sex-unknown': ['103', 'warning', 'The administrative sex is not in table 0001.'],
  'orders-missing': ['100', 'error', 'The patient has no order (OBR).'],
  'segment-out-of-sequence': ['100', 'error', 'The segment has no place here: the segment that owns it is missing.'],
  'control-without-order': ['100', 'error', 'No OBR follows the ORC segment.'],
  'order-number-missing': ['101', 'error', 'The filler order number is missing, so the report cannot be identified.'],
  'order-numbers-differ': ['102', 'error', 'ORC and OBR state different order numbers.'],
  'order-code-missing': ['101', 'error', 'The universal service identifier is missing.'],
  'results-after-specimen': [
    '100',
    'warning',
    'All observations of the order follow its SPM, so they describe the specimen. Results precede SPM.',
  ],
  'observation-code-missing': ['101', 'error', 'The observation identifier is missing.'],
  'observation-repeated': [
    '205',
    'warning',
    'Another observation of the order has the same identifier and sub-id, so a correction cannot tell them apart.',
  ],
  'status-missing': ['101', 'warning', 'The status is missing. The result is not treated as final.'],
  'status-unknown': ['103', 'warning', 'The status is not in its table. The result is not treated as final.'],
  'value-type-missing': ['101', 'warning', 'The value type is missing. The value was read as plain text.'],
  'value-type-unknown': ['103', 'warning', 'The value type is not one of ours. The value was read as plain text.'],
  'number-malformed': ['102', 'warning', 'The value is not a number of its type. It is kept as it was sent.'],
  'document-empty': ['101', 'warning', 'The encapsulated document has no data.'],
  'time-unreadable': ['102', 'warning', 'The time is not written as YYYYMMDDHHMMSS. It is kept as it was sent.'],
} as const satisfies Record<string, RuleRow>;

export type FaultRule = keyof typeof faultRules;
