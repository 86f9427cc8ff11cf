/** The format of our CSV files: rows end as in RFC 4180, and texts with any line break are quoted. */
export const CSV_FORMAT = { record_delimiter: "\r\n", quote_record_delimiter: true };
