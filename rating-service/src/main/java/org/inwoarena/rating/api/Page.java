package org.inwoarena.rating.api;

import java.util.List;

/**
 * One page of a longer list.
 *
 * @param page from 0
 * @param total how many there are in all
 */
public record Page<T>(int page, int size, long total, List<T> items) {}
