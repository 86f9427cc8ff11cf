/** How every file of ours is written: rows end as in RFC 4180, and a text that holds any line end is quoted. */
export const CSV_FORMAT = { record_delimiter: "\r\n", quote_record_delimiter: true };
